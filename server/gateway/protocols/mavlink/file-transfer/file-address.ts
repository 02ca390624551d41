/** A file of a vehicle. */
export interface FilePlace {
  path: string;
  /** The component that keeps it; the one that names it where nothing else is said. */
  component?: number;
}

const ADDRESS = /^mftp:\/\/(?:\[;comp=(\d{1,3})\])?(\S+)$/;
/** What fits into the message that asks for it. */
const PATH_BYTES_MAX = 239;
const COMPONENT_MAX = 255;

/** Nothing where it leads elsewhere, such as into the Internet: what a vehicle says must not make the server call anybody. */
export function fileAt(address: string): FilePlace | undefined {
  const [, component, path] = ADDRESS.exec(address) ?? [];
  if (path === undefined || Buffer.byteLength(path) > PATH_BYTES_MAX || Number(component ?? 0) > COMPONENT_MAX) return undefined;
  return { path, ...(component !== undefined && { component: Number(component) }) };
}
