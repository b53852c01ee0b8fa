declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };
void self.__WB_MANIFEST;
