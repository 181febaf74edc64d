/** How often something was put on the shelf from outside: the list of everything kept reads again. */
import { createStore } from 'zustand/vanilla';

export const shelf = createStore<number>(() => 0);
