import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { matterStore } from './matter.store';

/** Only a matter in which nothing has happened that must be kept; its reference is typed to be sure. */
export const deleteMatter: Handler<typeof matterCalls._delete> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await matterStore(tx).lock(body.id);
    if (body.reference.trim().toLowerCase() !== matter.reference.toLowerCase()) {
      orRefuse(refuse('reference', `Type the matter's reference, ${matter.reference}, to remove it.`));
    }
    if (matter.status > 1 || matter.lodged_on !== null) {
      orRefuse(
        refuse(
          'id',
          'Only a Pending matter with nothing lodged can be removed. Close this one and archive it instead.',
        ),
      );
    }
    await audit(tx, actor, 'matter.removed', { entity: ['matter', body.id], matterId: body.id, before: matter });
    await matterStore(tx).remove(body.id);
    return { done: true as const };
  });
