import type { ReactNode } from 'react';
import { noise } from './ink.ts';

/** Grass on a wooden board, in millimetres. */
export function Ground({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const patches: ReactNode[] = [];
  for (let i = 0; i < 26; i++) {
    const tone = noise(i, 4) < 0.5 ? 'url(#ground-light)' : 'url(#ground-dark)';
    patches.push(
      <ellipse
        key={i}
        cx={noise(i, 1) * width}
        cy={noise(i, 2) * height}
        rx={120 + noise(i, 3) * 210}
        ry={70 + noise(i, 5) * 120}
        transform={`rotate(${Math.round(noise(i, 6) * 40 - 20)} ${width / 2} ${height / 2})`}
        fill={tone}
      />,
    );
  }
  let tufts = '';
  let pale = '';
  for (let i = 0; i < 620; i++) {
    const x = noise(i, 11) * width;
    const y = noise(i, 12) * height;
    const tuft = `M${x.toFixed(0)} ${y.toFixed(0)}l-1.6 -3.4m1.6 3.4l.2 -4.2m-.2 4.2l2 -3.2`;
    if (i % 3 === 0) pale += tuft;
    else tufts += tuft;
  }
  return (
    <>
      <defs>
        <radialGradient id="ground-light">
          <stop offset="0" stopColor="#d3cb9c" stopOpacity="0.5" />
          <stop offset="1" stopColor="#d3cb9c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ground-dark">
          <stop offset="0" stopColor="#8f9a68" stopOpacity="0.36" />
          <stop offset="1" stopColor="#8f9a68" stopOpacity="0" />
        </radialGradient>
        <clipPath id="ground-edge">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <rect x={-9} y={-9} width={width + 18} height={height + 18} rx={5} fill="#5b4632" />
      <rect x={-4} y={-4} width={width + 8} height={height + 8} rx={2} fill="#3f3022" />
      <g clipPath="url(#ground-edge)">
        <rect width={width} height={height} fill="#b5b384" />
        {patches}
        <path d={tufts} stroke="#7d8556" strokeWidth={0.8} fill="none" opacity={0.55} />
        <path d={pale} stroke="#dcd5a8" strokeWidth={0.8} fill="none" opacity={0.6} />
      </g>
    </>
  );
}
