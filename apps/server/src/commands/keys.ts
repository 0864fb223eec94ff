import { resealBuckets } from '../areas/document-storage/bucket.store';
import { resealAuthenticators } from '../areas/session/authenticator.store';
import { runCommand } from '../platform/run-command';
import { addKey, forgetEarlierKeys, nameKey, readKeys } from '../platform/session/keys';
import { openProviderScope } from '../platform/tenancy/scopes';

/** npm run keys -- rotate | forget: a new key that signs from the next start; earlier ones are read until forgotten. */
runCommand('The keys were not changed', async ({ config, database, args, print }) => {
  const keys = await readKeys(config);
  if (args[0] === 'rotate') {
    if (config.AUTH_KEY) {
      throw new Error('the key is in AUTH_KEY. Put a new one there and the present one into AUTH_KEY_EARLIER.');
    }
    const rotated = await addKey(config, keys);
    print(
      `From the next start, new signatures use ${nameKey(rotated.signing)}; ${rotated.earlier.length} earlier keys can still be read.`,
    );
    print('Start every process again. A day later, npm run keys -- forget ends the earlier ones.');
    return 0;
  }
  if (args[0] !== 'forget') throw new Error('say which: npm run keys -- rotate, or npm run keys -- forget');
  // A second factor is a person's, not a firm's.
  const { resealed, lost } = await openProviderScope(database).transaction((tx) => resealAuthenticators(tx, keys));
  print(
    `${resealed} authenticator apps are encrypted with ${nameKey(keys.signing)}; ${lost} cannot be opened with any key here.`,
  );
  const buckets = await openProviderScope(database).transaction((tx) => resealBuckets(tx, keys));
  if (buckets.lost > 0) print(`${buckets.lost} firms must enter their bucket secret again.`);
  if (config.AUTH_KEY) print('You can remove AUTH_KEY_EARLIER from the next start.');
  else await forgetEarlierKeys(config, keys);
  return 0;
});
