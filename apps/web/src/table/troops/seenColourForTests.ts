/** Colours as eyes see them that miss a kind of cone, or no colour at all, and how far apart two of them then are. */

/** Linear red, green and blue after protan-, deuteran- and tritanopia: Machado, Oliveira and Fernandes 2009, severity 1. */
const MATRICES = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
} as const;

export type Sight = keyof typeof MATRICES;
export const SIGHTS = Object.keys(MATRICES) as readonly Sight[];

const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** CIE L*a*b* of a colour such as `#1f3f8c`, as it is seen. */
function seen(colour: string, sight: Sight): readonly [number, number, number] {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  const m = MATRICES[sight];
  const by = (row: number) => [0, 1, 2].reduce((sum, i) => sum + (m[3 * row + i] ?? 0) * (rgb[i] ?? 0), 0);
  const [r, g, b] = [0, 1, 2].map((row) => Math.min(1, Math.max(0, by(row)))) as [number, number, number];
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976; 2.3 is just noticed side by side, and some 20 at a glance. */
export function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [seen(one, sight), seen(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
