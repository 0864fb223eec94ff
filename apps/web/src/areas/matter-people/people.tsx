import type { ReactNode } from 'react';
import { useMatter } from '../../ui/the-matter';
import { AccessUsers } from './access-users';
import { Executors } from './executors';
import { Introducers } from './introducers';
import { PowersOfAttorney } from './powers-of-attorney';
import { Recipients } from './recipients';

/** Everybody around the matter; what other areas list of it stands in the middle. */
export function PeopleOfMatter({ parties }: { parties: ReactNode }) {
  const seesParties = useMatter().rights.includes('estate');
  return (
    <>
      {seesParties && <Executors />}
      {seesParties && <PowersOfAttorney />}
      {parties}
      {seesParties && <Recipients />}
      <Introducers />
      <AccessUsers />
    </>
  );
}
