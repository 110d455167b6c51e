/** The first counter-example kills a mutant, so fast-check needn't look for a smaller one. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
