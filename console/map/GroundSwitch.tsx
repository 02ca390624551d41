import BlockOutlined from '@ant-design/icons/BlockOutlined';
import { Popover, Radio } from 'antd';
import { useId, useState } from 'react';
import { useWords } from '../words/words.ts';
import { GROUNDS, type Ground } from './map-handle.ts';
import type { ChosenGround } from './use-ground.ts';
import styles from './map.module.css';

/** Built-in map, map tiles or pictures from above; what cannot be had says why. */
export function GroundSwitch({ ground: { chosen, sources, choose } }: { ground: ChosenGround }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const reasonAgainst = (ground: Ground): string | undefined => {
    if (ground === 'base') return undefined;
    const source = sources.find((one) => one.ground === ground);
    if (!source) return t('map.ground.unknown');
    return source.tiles ? undefined : t(`map.fault.${source.fault ?? 'absent'}`);
  };
  const choices = (
    <Radio.Group
      className={styles['grounds']}
      aria-label={t('map.ground')}
      name={name}
      value={chosen}
      onChange={(event) => choose(event.target.value as Ground)}
    >
      {GROUNDS.map((ground) => {
        const reason = reasonAgainst(ground);
        return (
          <Radio key={ground} value={ground} disabled={reason !== undefined}>
            {t(`map.ground.${ground}`)}
            {reason !== undefined && <span className={styles['reason']}>{reason}</span>}
          </Radio>
        );
      })}
    </Radio.Group>
  );
  return (
    <Popover content={choices} title={t('map.ground')} trigger="click" placement="leftBottom" open={isOpen} onOpenChange={setOpen}>
      <button type="button" className={styles['button']} aria-label={t('map.ground')} aria-expanded={isOpen}>
        <BlockOutlined />
      </button>
    </Popover>
  );
}
