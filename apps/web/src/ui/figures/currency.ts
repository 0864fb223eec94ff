import { createContext, use } from 'react';
import type { CurrencySign } from '../format';

/** A matter sets its own country's currency around its screens. */
export const CurrencyContext = createContext<CurrencySign>('R ');
export const useCurrency = (): CurrencySign => use(CurrencyContext);
