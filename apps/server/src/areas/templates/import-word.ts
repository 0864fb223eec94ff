import type { templateCalls } from '@boedel/contract/templates/templates.calls';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { systemTypes } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { ServiceHandler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { readWordLetterJob } from './read-word-letter.job';
import { checkContent, presentTemplate, toAuditFields } from './save-template';
import { templateStore } from './template.store';

const formatTitle = (name: string): string =>
  name
    .replace(/\.docx$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 160) || 'Letter';

/** A Word letter becomes a template of the firm, for every type of matter that knows its fields. */
export const importWordLetter: ServiceHandler<typeof templateCalls.importword> = async ({ scope, actor, files }) => {
  const [file] = files;
  if (!file) throw new RefusalProblem(refuse('file', 'Choose a Word letter saved as .docx.'));
  const { content, unknown, pictures } = throwIfRefused(
    await runInWorker(readWordLetterJob, scope.firmId, { ...file }),
  );
  const types = systemTypes.filter((type) => !isRefused(checkContent(content, [type])));
  if (types.length === 0) throwIfRefused(checkContent(content, [...systemTypes]));
  return scope.transaction(async (tx) => {
    const store = templateStore(tx);
    const row = await store.insert({
      title: formatTitle(file.name),
      content,
      language: 'en',
      kind: 'letter',
      system_types: [...types],
      standard_id: null,
      is_default: false,
    });
    await store.keepEdition(row, actor.fullName);
    await audit(tx, actor, 'template.added', {
      entity: ['template', row.id],
      after: { ...toAuditFields(row), from: file.name },
    });
    return { ...presentTemplate(row), unknown: [...unknown], pictures };
  });
};
