import { testAccessibility } from '../axe.ts';

testAccessibility(['ar']);
