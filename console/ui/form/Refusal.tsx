import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

/** Why the server would not have it, if it has said so: brought into view, for whoever saves a long form looks at its end. */
export function Refusal({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers answer with a promise, which would be taken for what is to be called at the end.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (text === undefined) return null;
  return (
    <div ref={place} className="form-refusal">
      <Alert type="error" showIcon role="alert" title={text} />
    </div>
  );
}
