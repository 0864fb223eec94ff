import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../client/paths';
import { markPhrase, t } from '../../../i18n/t';
import { WarnBox } from '../../../ui/warn-box';

export type LikenessAnswer = WireAnswer<typeof matterCalls.getLikenesses>[number];

/** What somebody is there, where the role's own name says too little. */
const likenessRoleLabels: Readonly<Record<string, string>> = {
  main: markPhrase('whom the matter is about'),
  spouse: markPhrase('spouse'),
  child: markPhrase('child'),
  insolvent: markPhrase('insolvent'),
  executor: markPhrase('executor'),
  recipient: markPhrase('recipient of updates'),
  auditor: markPhrase('auditor or accountant'),
  personofinterest: markPhrase('person of interest'),
  taxpractitioner: markPhrase('tax practitioner'),
  powerofattorney: markPhrase('holder of power of attorney'),
};

/** Who in the firm's other matters may be the same: opened twice, or acted for on the other side. */
export function Likenesses({ alike }: { alike: readonly LikenessAnswer[] }) {
  if (alike.length === 0) return null;
  return (
    <WarnBox title={t('A similar person is in another matter')}>
      {t('Look before you go on: it may be a duplicate, or a conflict of interest.')}
      <List size="sm" mt={4}>
        {alike.map((one) => (
          <List.Item key={`${one.matterID} ${one.name} ${one.role}`}>
            <Link to={paths.matter.details({ id: one.matterID })} target="_blank" style={{ color: 'inherit' }}>
              {one.reference} {one.matterName}
            </Link>
            {': '}
            {one.name}, {t(likenessRoleLabels[one.role] ?? one.role)}, {t(one.why)}
          </List.Item>
        ))}
      </List>
    </WarnBox>
  );
}
