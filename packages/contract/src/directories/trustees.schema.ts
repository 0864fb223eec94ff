import { z } from 'zod';
import { id, version } from '../fields';
import { toSchemas } from '../record/schemas';
import { jointAppointeeTrustee } from './registry';

const values = { jointAppointeeID: id, ...toSchemas(jointAppointeeTrustee) };

export const trusteeValues = z.object(values);
export const trusteeSchema = z.object({ id, ...values, version });
export const trusteeChange = trusteeSchema;
