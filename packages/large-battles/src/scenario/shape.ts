/** Shapes of files from outside: the kernel's. */
export * from '@drumhead/engine/shape';
