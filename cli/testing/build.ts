/** Builds the program that tests run, before they start: each worker of the test runner would build one. */
import { builtProgram } from './built.ts';

builtProgram();
