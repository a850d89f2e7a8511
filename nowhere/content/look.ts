import type { Look } from '@/lib/content/schema';

export const look: Look = {};
