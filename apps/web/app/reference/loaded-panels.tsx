/** The panels as a module of their own, loaded when they are opened. */
export { ReferencePanels as default } from './reference-panels.tsx';
