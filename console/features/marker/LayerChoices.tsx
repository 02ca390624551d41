import { Checkbox, Switch } from 'antd';
import { Link } from 'wouter';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './panel.module.css';
import type { MarkerLayer } from './use-marker-layer.ts';

/** Whether markers lie on the map, and of which folders. */
export function LayerChoices({ layer: { choice, more } }: { layer: MarkerLayer }) {
  const t = useWords();
  const folders = useRead(marker.getMarkerFolders, {}).data;
  return (
    <>
      <label className={styles['switch']}>
        <Switch checked={choice.isShown} onChange={choice.show} />
        {t('marker.panel.shown')}
      </label>
      {more && <p className={styles['soft']}>{t('marker.onMap.more')}</p>}
      {folders?.length === 0 && <p className={styles['soft']}>{t('marker.panel.empty')}</p>}
      {folders && folders.length > 0 && (
        <ul className={styles['folders']} aria-label={t('marker.panel.folders')}>
          {folders.map(({ name, count }) => (
            <li key={name}>
              <Checkbox
                disabled={!choice.isShown}
                checked={!choice.without.includes(name)}
                onChange={({ target }) => choice.showFolder(name, target.checked)}
              >
                {name || t('marker.folder.none')}
              </Checkbox>
              <span className="numeric">{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link href="/marker">{t('marker.panel.all')}</Link>
    </>
  );
}
