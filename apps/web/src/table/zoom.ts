/** Zoom and kind of pointer, for things of constant size on the screen. */
import { useSyncExternalStore } from 'react';
import { REACH } from './gestures.ts';

const noChange = () => () => undefined;

/** Is the pointer a finger? */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => matchMedia('(pointer: coarse)').matches,
    () => false,
  );

/** Millimetres of the table that a pixel shows. */
export const useZoom = (): number => useSyncExternalStore(watchZoom, readZoom, () => 1);

/** Pointer tolerance in millimetres of the table. */
export const useReach = (): number => REACH[useTouch() ? 'touch' : 'mouse'] * useZoom();

function readZoom(): number {
  const world = document.querySelector<HTMLElement>('.table-world');
  return Number(world?.style.getPropertyValue('--u')) || 1;
}

function watchZoom(changed: () => void): () => void {
  const world = document.querySelector('.table-world');
  if (!world) return () => undefined;
  const observer = new MutationObserver(changed);
  observer.observe(world, { attributes: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}
