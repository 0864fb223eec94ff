import { z } from 'zod';
import { id, version } from '../fields';
import { schemasOf } from '../record/schemas';
import { jointAppointeeTrustee } from './registry';

const values = { jointAppointeeID: id, ...schemasOf(jointAppointeeTrustee) };

export const trusteeValues = z.object(values);
export const trusteeSchema = z.object({ id, ...values, version });
export const trusteeChange = trusteeSchema;
