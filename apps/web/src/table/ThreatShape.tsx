import type { ReactNode } from 'react';

/** Hatching of all threats: drawn once, before the shapes. */
export function ThreatHatch(): ReactNode {
  return (
    <pattern id="threat-hatch" width={14} height={14} patternUnits="userSpaceOnUse">
      <path className="threat-hatch" d="M-3 3L3 -3M0 14L14 0M11 17L17 11" />
    </pattern>
  );
}

/** What one enemy could reach, as one path. */
export function ThreatShape({ d }: { readonly d: string }): ReactNode {
  return <path className="threat" d={d} />;
}
