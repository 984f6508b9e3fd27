import { createContext, useContext } from 'react';

const WithoutScriptContext = createContext(false);

/** Around what only browsers without scripts show. */
export const WithoutScript = WithoutScriptContext.Provider;

/** Whether what is rendered will never have a script: then what needs one is left out. */
export function useWithoutScript(): boolean {
  return useContext(WithoutScriptContext);
}
