// Tells the bench at which port this process listens, and what it has cost so far.

export interface Cost {
  /** Microseconds of processor time. */
  readonly cpu: number;
  /** Bytes that the process holds, after tidying up. */
  readonly heap: number;
  readonly resident: number;
}

export function attend(port: number): void {
  process.on('message', () => {
    (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ cpu: user + system, heap: heapUsed + external, resident: rss } satisfies Cost);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}
