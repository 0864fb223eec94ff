import { peopleCalls } from '@boedel/contract/people/people.calls';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { listWord, translatePersonRole } from '../../client/people/people-words';
import { PersonFinder } from '../../client/people/person-finder';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { MergeDialog } from './merge-dialog';
import styles from './people.module.css';

const numbers = {
  idNumber: markPhrase('the same ID number'),
  passportNumber: markPhrase('the same passport number'),
  registrationNumber: markPhrase('the same registration number'),
} as const;

/** Everybody known in the firm: found while typing, and those who are probably one. */
export function PeoplePage() {
  const navigate = useNavigate();
  const maySeeAll = useMay(peopleCalls.getDuplicates);
  return (
    <>
      <PageTitle title={t('People')} about={t('Everyone the firm has on file, with their roles in matters.')} />
      <div className={styles.search}>
        <PersonFinder
          autoFocus
          label={t('Find person or organisation')}
          onTake={({ knownID }) => void navigate({ to: paths.person({ knownId: knownID }) })}
        />
      </div>
      {maySeeAll && <Duplicates />}
    </>
  );
}

function Duplicates() {
  const read = useRead(peopleCalls.getDuplicates, undefined, { quiet: true });
  const mayMerge = useMay(peopleCalls.merge);
  const [pair, setPair] = useState<readonly [number, number]>();
  return (
    <PeopleSection title={t('May be the same')}>
      <Loaded read={read}>
        {(groups) =>
          groups.length === 0 ? (
            <Nobody sentence={t('No duplicates: every number belongs to one person.')} />
          ) : (
            <>
              {groups.map(({ by, people }) => (
                <div key={people.map(({ knownID }) => knownID).join(' ')} className={styles.pair}>
                  <span>
                    {people.map(({ knownID, listName }, at) => (
                      <span key={knownID}>
                        {at > 0 && ' · '}
                        <Link to={paths.person({ knownId: knownID })}>{listName}</Link>
                      </span>
                    ))}
                    <small>
                      {[
                        t(numbers[by]),
                        ...people.flatMap(({ parts, directories }) => [
                          ...parts.map((part) => `${translatePersonRole(part)}, ${part.reference}`),
                          ...directories.map(listWord),
                        ]),
                      ].join(' · ')}
                    </small>
                  </span>
                  {mayMerge && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => setPair([people[0]!.knownID, people[1]!.knownID])}
                    >
                      {t('Compare and merge')}
                    </Button>
                  )}
                </div>
              ))}
            </>
          )
        }
      </Loaded>
      {pair && (
        <MergeDialog
          keepID={pair[0]}
          goneID={pair[1]}
          onClose={() => setPair(undefined)}
          onMerged={() => setPair(undefined)}
        />
      )}
    </PeopleSection>
  );
}
