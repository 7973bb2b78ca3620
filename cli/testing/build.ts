/** Builds the program before the tests that run it start; otherwise each worker of the test runner would build it. */
import { builtProgram } from './built.ts';

builtProgram();
