import { Button, Modal } from 'antd';
import { useDistance } from '../../session/use-length.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import type { SitePlace } from '../site/index.ts';

export interface SiteMove {
  site: SitePlace;
  /** From it to what is drawn. */
  metres: number;
}

interface MovedSiteProps {
  move: SiteMove | undefined;
  onClear(): void;
  onKeep(): void;
}

/** The site is elsewhere by now: the plan would be flown from there to what was drawn before, across the country. */
export function MovedSite({ move, onClear, onKeep }: MovedSiteProps) {
  const t = useWords();
  const distance = useDistance();
  useBack(move !== undefined, onKeep);
  return (
    <Modal
      open={move !== undefined}
      width={440}
      title={t('task.moved.title')}
      onCancel={onKeep}
      destroyOnHidden
      footer={[
        <Button key="keep" onClick={onKeep}>
          {t('task.moved.keep')}
        </Button>,
        <Button key="clear" type="primary" onClick={onClear}>
          {t('task.moved.clear')}
        </Button>,
      ]}
    >
      {move && t('task.moved.explain', { name: move.site.name, distance: distance(move.metres) })}
    </Modal>
  );
}
