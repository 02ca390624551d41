import type { LineStyle, MarkerIcon, MarkerKind, MarkerStyle } from '@skyhelm/core/marker/marker';
import { ICON_PATHS, inkOn } from '../../map/marker-icons.ts';

const DASHES: Record<LineStyle, string | undefined> = { solid: undefined, dotted: '0 5', dashDot: '5 4 0 4' };
const SIZE = 22;

/** What a marker looks like on the map, as small as a letter. */
export function Swatch({ kind, colour, icon, lineStyle }: Pick<MarkerStyle, 'colour' | 'icon' | 'lineStyle'> & { kind: MarkerKind }) {
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} aria-hidden="true">
      {kind === 'point' ? (
        <>
          <circle cx="12" cy="12" r="11" fill={colour} />
          <Glyph icon={icon} ink={inkOn(colour)} />
        </>
      ) : (
        <path
          d={kind === 'line' ? 'M3 20 9 6l6 10 6-12' : 'M4 8 13 3l8 7-4 10-12-2Z'}
          fill={kind === 'line' ? 'none' : colour}
          fillOpacity="0.25"
          stroke={colour}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={DASHES[lineStyle]}
        />
      )}
    </svg>
  );
}

const Glyph = ({ icon, ink }: { icon: MarkerIcon; ink: string }) => (
  <path d={ICON_PATHS[icon]} fill={ink} fillRule="evenodd" transform="translate(4.8 4.8) scale(0.6)" />
);
