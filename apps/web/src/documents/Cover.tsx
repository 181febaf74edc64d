/** Hides one player's choices while the machine is handed over. */
import type { ReactNode } from 'react';

export function Cover({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="cover">
      <div className="panel">
        <h2>{title}</h2>
        {about !== undefined && <p>{about}</p>}
        {children}
      </div>
    </div>
  );
}
