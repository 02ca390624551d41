import { childOf, childrenOf, textOf, type Element } from '../xml/read-xml.ts';
import { colourOfKml, fillTransparency } from './kml-colour.ts';
import { LINE_WIDTH, NEW_STYLE, type MarkerKind, type MarkerStyle } from './marker.ts';

export interface FoundStyle {
  of(kind: MarkerKind): Partial<MarkerStyle>;
  /** An area is filled with another colour than that of its border, which a marker has all over. */
  hasOtherFill(kind: MarkerKind): boolean;
  /** An area lets more or less shine through than a marker with such a border does, or is not filled at all. */
  hasOtherOpacity(kind: MarkerKind): boolean;
}

/** A map of styles may name another; a ring of them ends here. */
const STEPS_MAX = 4;

/** How a placemark of this document looks: by what stands in it, else by what it refers to. */
export function kmlStyles(root: Element): (placemark: Element) => FoundStyle {
  const shared = new Map<string, Element>();
  collect(root, shared);

  function resolved(style: Element | undefined, steps = STEPS_MAX): Element | undefined {
    if (!style || steps === 0 || style.name === 'Style') return style?.name === 'Style' ? style : undefined;
    const normal = childrenOf(style, 'Pair').find((pair) => textOf(pair, 'key') === 'normal');
    return normal && (childOf(normal, 'Style') ?? resolved(shared.get(idIn(textOf(normal, 'styleUrl'))), steps - 1));
  }

  return (placemark) => {
    const own = childOf(placemark, 'Style') ?? childOf(placemark, 'StyleMap') ?? shared.get(idIn(textOf(placemark, 'styleUrl')));
    return foundIn(resolved(own));
  };
}

const idIn = (url: string): string => url.slice(url.indexOf('#') + 1);

function collect(element: Element, into: Map<string, Element>): void {
  for (const child of element.children) {
    const id = child.attributes.get('id');
    if (child.name === 'Style' || child.name === 'StyleMap') {
      if (id !== undefined) into.set(id, child);
    } else if (child.name === 'Document' || child.name === 'Folder' || child.name === 'kml') collect(child, into);
  }
}

function foundIn(style: Element | undefined): FoundStyle {
  const part = (name: string) => style && childOf(style, name);
  const colourIn = (name: string) => {
    const found = part(name);
    return found && colourOfKml(textOf(found, 'color'));
  };
  const [line, inside] = [part('LineStyle'), part('PolyStyle')];
  const isEmpty = inside !== undefined && textOf(inside, 'fill') === '0';
  const [border, fill] = [colourIn('LineStyle'), isEmpty ? undefined : colourIn('PolyStyle')];
  const { transparency } = border ?? colourIn('PolyStyle') ?? NEW_STYLE;
  return {
    of: (kind) => ({
      ...(kind === 'point' ? colourIn('IconStyle') : (border ?? (kind === 'polygon' ? colourIn('PolyStyle') : undefined))),
      ...(line && widthOf(textOf(line, 'width'))),
    }),
    hasOtherFill: (kind) => kind === 'polygon' && border !== undefined && fill !== undefined && fill.colour !== border.colour,
    hasOtherOpacity: (kind) =>
      kind === 'polygon' && (isEmpty || (fill !== undefined && fill.transparency !== fillTransparency(transparency))),
  };
}

function widthOf(text: string): Partial<MarkerStyle> {
  const width = Math.round(Number(text));
  return text === '' || Number.isNaN(width) ? {} : { width: Math.min(Math.max(width, LINE_WIDTH.min), LINE_WIDTH.max) };
}
