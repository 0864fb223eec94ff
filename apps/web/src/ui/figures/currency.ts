import { createContext, use } from 'react';
import type { Currency } from '../format';

/** A matter sets its own country's currency around its screens. */
export const CurrencyContext = createContext<Currency>('R ');
export const useCurrency = (): Currency => use(CurrencyContext);
