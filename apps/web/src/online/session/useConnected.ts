/** Is the session connected? Without a connection nothing but orders reaches the server later. */
import { useStore } from 'zustand';
import type { Session } from './session.ts';

export const useConnected = ({ store }: Session): boolean => useStore(store, ({ link }) => link === 'connected');
