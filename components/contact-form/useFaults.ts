import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldFaults, faultOf } from '@/lib/contact/faults';
import { fieldNames, type Message } from '@/lib/contact/message';
import { type FormRef, fieldOf } from './useMessage';

/**
 * The faults of the fields, from an attempt to send until the values are right.
 * @returns `faults`: the faults to show;
 *   `checkFields`: shows the faults of all fields, focuses the first invalid field, and returns
 *   whether the form may be sent;
 *   `updateFaults`: updates the faults that are shown while the visitor types, and adds none
 */
export function useFaults(form: FormRef) {
  const [faults, setFaults] = useState<FieldFaults>({});

  function faultsOf(names: readonly (keyof Message)[]): FieldFaults {
    return Object.fromEntries(
      names
        .map((name) => [name, faultOf(name, fieldOf(form, name))])
        .filter(([, fault]) => fault !== undefined),
    );
  }

  function checkFields(): boolean {
    const current = faultsOf(fieldNames);
    // The sentence must be in the page before its field gets the focus: screen readers read both.
    flushSync(() => setFaults(current));
    const first = fieldNames.find((name) => name in current);
    if (first === undefined) return true;
    fieldOf(form, first).focus();
    return false;
  }

  function updateFaults(): void {
    const shown = fieldNames.filter((name) => name in faults);
    if (shown.length > 0) setFaults(faultsOf(shown));
  }

  return { faults, checkFields, updateFaults };
}
