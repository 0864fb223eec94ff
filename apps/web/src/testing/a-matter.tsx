import { accessRightNames } from '@boedel/domain/access/access-rights';
import type { ReactNode } from 'react';
import { type MatterOnScreen, MatterContext } from '../ui/the-matter';

/** A deceased estate as the server answers it. */
export const createMatter = (over: Partial<MatterOnScreen> = {}): MatterOnScreen => ({
  id: 7,
  systemTypeID: 2,
  matterStatus: 2,
  reference: 'EST/2026/00007',
  name: 'Naidoo, Kamala',
  calledName: 'Kamala Naidoo',
  partyKind: 'person',
  masterReference: '1/2026',
  masterOfficeID: null,
  magistrateOfficeID: null,
  court: null,
  caseNumber: null,
  country: 'South Africa',
  responsibleUserID: null,
  assistantUserID: null,
  kind: 'Testate',
  instructionDate: null,
  instructionFrom: null,
  appointmentDate: null,
  lettersDate: null,
  ficaDone: false,
  ficaDate: null,
  details: {},
  statusReason: null,
  openedAt: '2026-01-01T08:00:00Z',
  closedAt: null,
  watchList: false,
  responsibleName: 'Andre Louw',
  masterOfficeName: 'Pretoria',
  dateOfDeath: null,
  maritalRegime: null,
  labels: [],
  switches: { fxAssist: false, sharepoint: false },
  mayCapture: true,
  rights: [...accessRightNames],
  version: 3,
  ...over,
});

/** A screen as it stands inside a matter. */
export const InMatter = ({ matter = createMatter(), children }: { matter?: MatterOnScreen; children: ReactNode }) => (
  <MatterContext value={matter}>{children}</MatterContext>
);
