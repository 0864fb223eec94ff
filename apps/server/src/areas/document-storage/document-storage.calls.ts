import { bucketCalls, storageLinkCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { further, handle } from '../../platform/http/handler';
import { copyAll, readCopies } from './copy-to-bucket';
import { readBucket, removeBucket, saveBucket } from './save-bucket';
import { readLinks, removeLink, saveLink } from './storage-links';

export const handledStorageLinkCalls = handle(storageLinkCalls, {
  getbymatterid: readLinks,
  save: saveLink,
  _delete: removeLink,
});

export const handledBucketCalls = handle(bucketCalls, {
  getBucket: readBucket,
  saveBucket: further(saveBucket),
  removeBucket,
  uploadAllDocumentsToS3Bucket: copyAll,
  getBucketCopies: readCopies,
});
