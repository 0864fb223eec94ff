import type { ReactNode } from 'react';
import { AccessUsers } from './access-users';
import { Executors } from './executors';
import { Introducers } from './introducers';
import { PowersOfAttorney } from './powers-of-attorney';
import { Recipients } from './recipients';

/** Everybody around the matter; what other areas list of it stands in the middle. */
export function PeopleOfMatter({ parties }: { parties: ReactNode }) {
  return (
    <>
      <Executors />
      <PowersOfAttorney />
      {parties}
      <Recipients />
      <Introducers />
      <AccessUsers />
    </>
  );
}
