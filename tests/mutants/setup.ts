/** The first counter-example is enough to kill a mutant, so stop fast-check from looking for a smaller one. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
