import { systemType } from '@boedel/domain/matter/kinds';
import type { ReactNode } from 'react';
import { useMatter } from '../../ui/the-matter';
import { AccessUsers } from './access-users';
import { Executors } from './executors';
import { JointAppointees } from './joint-appointees';
import { Introducers } from './introducers';
import { PowersOfAttorney } from './powers-of-attorney';
import { Recipients } from './recipients';

/** Everybody around the matter; what other areas list of it stands in the middle. */
export function PeopleOfMatter({ parties }: { parties: ReactNode }) {
  const { rights, systemTypeID } = useMatter();
  const seesParties = rights.includes('estate');
  return (
    <>
      {/* Trustees have statuses and a list of their own. */}
      {seesParties && systemTypeID !== systemType.trust && <Executors />}
      {seesParties && systemTypeID === systemType.liquidation && <JointAppointees />}
      {seesParties && <PowersOfAttorney />}
      {parties}
      {seesParties && <Recipients />}
      <Introducers />
      <AccessUsers />
    </>
  );
}
