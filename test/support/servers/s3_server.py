"""OpenStack Swift with its S3 API, whole, in one process: proxy, account, container and object server on loopback.

Debian's own packages and nothing else. It verifies AWS signatures, which is what the tests want of it.
Arguments: a folder for its files, the access key, the secret key. Prints the port of the S3 API when it listens.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

folder, access_key, secret_key = sys.argv[1:4]
wanted_port = int(sys.argv[4]) if len(sys.argv) > 4 else 0
configuration = os.path.join(folder, "etc")
os.makedirs(configuration, exist_ok=True)
os.makedirs(os.path.join(folder, "disk", "d1"), exist_ok=True)

with open(os.path.join(configuration, "swift.conf"), "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = easel\n[storage-policy:0]\nname = one\ndefault = yes\n")

from swift.common import utils  # noqa: E402

utils.set_swift_dir(configuration)

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.storage_policy import reload_storage_policies  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

reload_storage_policies()

STORAGE = """
[DEFAULT]
devices = {folder}/disk
mount_check = false
swift_dir = {configuration}
log_level = ERROR
disable_fallocate = true
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""

PROXY = """
[DEFAULT]
swift_dir = {configuration}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""


def write_configuration(kind, text, **values):
    path = os.path.join(configuration, "%s.conf" % kind)
    with open(path, "w") as file:
        file.write(text.format(kind=kind, folder=folder, configuration=configuration, **values))
    return path


class Memory:
    """What Swift keeps in memcached elsewhere; one process needs no server for it."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def incr(self, key, delta=1, **_):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]

    def delete(self, key, **_):
        self.values.pop(key, None)


def serve(listener, path):
    app, memory = loadapp(path), Memory()

    def with_memory(environment, start_response):
        environment["swift.cache"] = memory
        return app(environment, start_response)

    with open(os.devnull, "w") as nowhere:
        eventlet.wsgi.server(listener, with_memory, log=nowhere, log_output=False)


for kind in ("account", "container", "object"):
    listener = eventlet.listen(("127.0.0.1", 0), backlog=512)
    port = listener.getsockname()[1]
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "d1", "weight": 1.0})
    builder.rebalance()
    builder.get_ring().save(os.path.join(configuration, "%s.ring.gz" % kind))
    eventlet.spawn(serve, listener, write_configuration(kind, STORAGE))

account, user = access_key.split(":")
proxy = eventlet.listen(("127.0.0.1", wanted_port), backlog=512)
path = write_configuration("proxy", PROXY, account=account, user=user, secret_key=secret_key)
print(proxy.getsockname()[1], flush=True)
serve(proxy, path)
