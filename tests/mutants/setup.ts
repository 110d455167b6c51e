/** A mutant is killed by the first counter-example: nobody needs the smallest. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
