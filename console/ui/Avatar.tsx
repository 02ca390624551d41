/** The picture, else the first letter of the name: drawn, not text, because the name stands beside it or is its label. */
export function Avatar({ src, name, size }: { src: string; name: string; size: number }) {
  const box = { width: size, height: size, fontSize: size * 0.42 };
  if (src) return <img className="avatar" style={box} src={src} alt={name} />;
  return <span className="avatar" style={box} role="img" aria-label={name} data-initial={[...name.trim()][0]?.toUpperCase()} />;
}
