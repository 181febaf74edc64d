/** The term that was tapped, for the card that explains it. */
import { createStore } from 'zustand/vanilla';

export const askedTerm = createStore<{ readonly id: string | null }>(() => ({ id: null }));

export const askTerm = (id: string | null): void => askedTerm.setState({ id });
