import { Modal } from 'antd';
import { useWords } from '../../words/words.ts';
import './keys.css';

const KEYS = [
  ['/', 'shell.keys.search'],
  ['?', 'shell.keys.help'],
  ['Esc', 'shell.keys.close'],
  ['Enter', 'shell.keys.submit'],
  ['Tab', 'shell.keys.next'],
  ['← →', 'shell.keys.review.step'],
  ['P F', 'shell.keys.review.decide'],
  ['[ ]', 'shell.keys.station.step'],
  ['F', 'shell.keys.station.follow'],
  ['C', 'shell.keys.station.centre'],
  ['Shift', 'shell.keys.route.frame'],
  ['Space', 'shell.keys.play.toggle'],
  ['J K L', 'shell.keys.play.shuttle'],
  ['Shift ← →', 'shell.keys.play.step'],
  ['Home End', 'shell.keys.play.ends'],
] as const;

export function KeysHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={420} title={t('shell.keys')}>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
