import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { useState } from 'react';

/** The day it is, read once: what is late does not change under a screen that stays open. */
export const useToday = (): LocalDate => useState(() => computeDayAt(new Date()))[0];
