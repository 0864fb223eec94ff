import { bucketCalls, storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { copyAll, readCopies } from './copy-to-bucket';
import { readBucket, removeBucket, saveBucket } from './save-bucket';
import { readLinks, removeLink, saveLink } from './storage-links';

export const handledStorageLinkCalls = pairHandlers(storageLinkCalls, {
  getbymatterid: readLinks,
  save: saveLink,
  _delete: removeLink,
});

export const handledBucketCalls = pairHandlers(bucketCalls, {
  getBucket: readBucket,
  saveBucket: withServices(saveBucket),
  removeBucket,
  uploadAllDocumentsToS3Bucket: copyAll,
  getBucketCopies: readCopies,
});
