import { testAccessibility } from '../axe.ts';

testAccessibility(['de']);
