// The thread in which files that somebody sent are unpacked, parsed and looked into: requests go on meanwhile, and a file
// that was made to be read for ever ends this thread and nothing else. Parsers are loaded when they are first needed.
import { openSheetJob } from './areas/directories/import/open-sheet.job';
import { readTextJob } from './areas/documents/read-text.job';
import { readMailJob } from './areas/mail-filing/read-mail.job';
import { readStatementJob } from './areas/statements/read-statement.job';
import { readStatementFile } from './areas/statements/read-statement-file';
import { readWordLetterJob } from './areas/templates/read-word-letter.job';
import { archivePages } from './platform/files/archive-pages';
import { inspectUpload } from './platform/files/inspect-upload';
import { inspectUploadJob } from './platform/files/inspect-upload.job';
import { unpackArchiveJob } from './platform/files/unpack-archive.job';
import { serveJobs } from './platform/worker-pool/serve-jobs';
import { handleWorkerJob, handlePagedJob } from './platform/worker-pool/worker-job';

serveJobs(
  new Map([
    handleWorkerJob(inspectUploadJob, inspectUpload),
    handlePagedJob(unpackArchiveJob, archivePages),
    handlePagedJob(readStatementJob, readStatementFile),
    handleWorkerJob(openSheetJob, async ({ bytes }) =>
      (await import('./areas/directories/import/sheet')).openSheet(bytes),
    ),
    handleWorkerJob(readWordLetterJob, async (sent) =>
      (await import('./areas/templates/read-word-letter')).readWordLetter(sent),
    ),
    handleWorkerJob(readMailJob, async (sent) => (await import('./areas/mail-filing/read-mail')).readMail(sent)),
    handleWorkerJob(readTextJob, async (file) => (await import('./areas/documents/read-file-text')).readFileText(file)),
  ]),
);
