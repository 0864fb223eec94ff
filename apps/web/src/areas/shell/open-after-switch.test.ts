import { expect, test } from 'vitest';
import { chooseAfterSwitch } from './open-after-switch';

test.each([
  ['/diary', 5, undefined],
  ['/matters', 1, undefined],
  ['/matters/12/assets', 5, '/matters'],
  ['/flowview/12', 2, '/matters'],
  ['/lndoptions', 4, undefined],
  ['/lndoptions', 5, '/'],
  ['/guardingcompanies/guardingcompany/3', 2, '/'],
  ['/clientReports', 3, '/'],
  ['/clientReports', 2, undefined],
])('on %s, choosing type %i leads to %s', (address, type, to) => expect(chooseAfterSwitch(address, type)).toBe(to));
