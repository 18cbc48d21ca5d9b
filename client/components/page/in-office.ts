import { createContext } from 'react';

/** Whether the page stands in the office's frame. */
export const InOfficeContext = createContext(false);
