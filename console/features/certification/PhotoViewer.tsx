import CloseOutlined from '@ant-design/icons/CloseOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import RotateLeftOutlined from '@ant-design/icons/RotateLeftOutlined';
import RotateRightOutlined from '@ant-design/icons/RotateRightOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './photos.module.css';

interface PhotoViewerProps {
  photos: readonly { id: string; name: string; address: string | undefined }[];
  index: number;
  onGo(index: number): void;
  onClose(): void;
}

const UPRIGHT = { scale: 1, turn: 0, x: 0, y: 0 };
const STEP = 1.4;
const SCALES = { min: 0.5, max: 8 };

/** One photo over the whole window: larger, turned, moved about. */
export function PhotoViewer({ photos, index, onGo, onClose }: PhotoViewerProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(UPRIGHT);
  useBack(true, onClose);
  useEffect(() => dialog.current?.showModal(), []);
  const zoom = (by: number) => setView((now) => ({ ...now, scale: Math.min(SCALES.max, Math.max(SCALES.min, now.scale * by)) }));
  const rotate = (by: number) => setView((now) => ({ ...now, turn: now.turn + by }));
  const go = (to: number) => {
    if (photos[to]?.address === undefined) return;
    setView(UPRIGHT);
    onGo(to);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    r: () => rotate(90),
  };
  const press = (event: KeyboardEvent) => {
    keys[event.key]?.();
    // The drawer below has keys of its own, and would close with this one.
    event.stopPropagation();
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setView((now) => ({ ...now, x: now.x + movementX, y: now.y + movementY }));
  };
  const { name = '', address } = photos[index] ?? {};
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <dialog ref={dialog} className={styles['viewer']} aria-label={name} onClose={onClose} onKeyDown={press}>
      <div
        className={styles['stage']}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onWheel={({ deltaY }) => zoom(deltaY < 0 ? STEP : 1 / STEP)}
      >
        <img
          src={address}
          alt={name}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.scale})` }}
        />
      </div>
      <div className={styles['viewerTools']}>
        <span>{name}</span>
        {photos.length > 1 && tool(t('certification.photo.previous'), <LeftOutlined />, () => go(index - 1), index === 0)}
        {photos.length > 1 && tool(t('certification.photo.next'), <RightOutlined />, () => go(index + 1), index === photos.length - 1)}
        {tool(t('certification.photo.zoomOut'), <ZoomOutOutlined />, () => zoom(1 / STEP))}
        {tool(t('certification.photo.zoomIn'), <ZoomInOutlined />, () => zoom(STEP))}
        {tool(t('certification.photo.rotateLeft'), <RotateLeftOutlined />, () => rotate(-90))}
        {tool(t('certification.photo.rotateRight'), <RotateRightOutlined />, () => rotate(90))}
        {tool(t('common.close'), <CloseOutlined />, onClose)}
      </div>
    </dialog>
  );
}
